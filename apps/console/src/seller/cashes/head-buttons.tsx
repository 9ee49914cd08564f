import { CreditCardOutlined } from '@ant-design/icons'
import { requestStoreWithdrawal } from '@fangshi/contract/withdrawals'
import { useQuery } from '@tanstack/react-query'
import { Button, Tooltip } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { useRights } from '../../session/rights.ts'
import { termsQuery } from './queries.ts'
import { sellerTexts } from './texts.ts'

/** The ways to the form and to the cards; why nothing can be withdrawn is said where the button is. */
export function HeadButtons({ onOpen }: { onOpen: (dialog: 'withdraw' | 'cards') => void }) {
  const t = useText()
  const { can } = useRights()
  const { data: terms } = useQuery(termsQuery)
  const isEmpty = terms !== undefined && Number(terms.withdrawable) === 0
  return (
    <>
      <Button icon={<CreditCardOutlined aria-hidden />} onClick={() => onOpen('cards')}>
        {t(sellerTexts.cards)}
      </Button>
      {can(requestStoreWithdrawal.right) && (
        <Tooltip title={isEmpty ? t(sellerTexts.nothing) : undefined}>
          <Button
            type="primary"
            disabled={!terms || isEmpty || terms.paused_until !== null}
            onClick={() => onOpen('withdraw')}
          >
            {t(sellerTexts.withdraw)}
          </Button>
        </Tooltip>
      )}
    </>
  )
}
