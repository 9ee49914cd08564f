import { formatMoney } from '@fangshi/contract/money'
import { requestStoreWithdrawal, type WithdrawalTerms } from '@fangshi/contract/withdrawals'
import { useQuery } from '@tanstack/react-query'
import { Button, Form } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { password, select, text } from '../../kit/fields/build.ts'
import type { FieldSpecs } from '../../kit/fields/spec.ts'
import { ActDialog } from '../../kit/screen/act-dialog.tsx'
import { call } from '../../session/api.ts'
import { texts } from '../../withdrawals/withdrawal-texts.ts'
import { partsOf } from './parts-of.ts'
import { cardsQuery, refreshWithdrawals, termsQuery } from './queries.ts'
import { sellerTexts } from './texts.ts'

function Summary({ terms }: { terms: WithdrawalTerms }) {
  const t = useText()
  const parts = partsOf(Form.useWatch('money'), terms)
  return (
    <p aria-live="polite">
      {t(sellerTexts.summary, { fee: formatMoney(parts?.fee ?? 0), net: formatMoney(parts?.net ?? 0) })}
    </p>
  )
}

/** Asks for a withdrawal of the store's money; the fee is shown before. */
export function WithdrawDialog({ onClose, onCards }: { onClose: () => void; onCards: () => void }) {
  const t = useText()
  const { data: terms } = useQuery(termsQuery)
  const { data: cards } = useQuery(cardsQuery)
  if (!terms || !cards) return null
  const usable = cards.filter(({ usable_from }) => usable_from === null)
  const fields: FieldSpecs = {
    card_id: select(sellerTexts.card, {
      required: true,
      span: 24,
      options: usable.map(({ id, bank_name, card_no, name }) => {
        const label = `${bank_name} ${card_no} · ${name}`
        return { value: id, label: { 'zh-cn': label, en: label } }
      }),
    }),
    money: text(texts.money, {
      required: true,
      maxlength: 14,
      span: 24,
      placeholder: { 'zh-cn': terms.withdrawable, en: terms.withdrawable },
    }),
    remark: text(texts.remark, { maxlength: 100, span: 24 }),
    pay_password: password(sellerTexts.payPassword, { required: true, maxlength: 6, span: 24 }),
  }
  return (
    <ActDialog
      title={sellerTexts.withdraw}
      fields={fields}
      initial={{ card_id: usable[0]?.id, remark: '' }}
      action={sellerTexts.withdraw}
      done={sellerTexts.submitted}
      submit={(values, key) => {
        const parts = partsOf(values.money, terms)
        const body = {
          card_id: Number(values.card_id),
          money: String(values.money),
          ...(parts ? { fee: formatMoney(parts.fee) } : {}),
          remark: String(values.remark ?? ''),
          pay_password: String(values.pay_password),
        }
        return call(requestStoreWithdrawal, { body }, { key })
      }}
      onClose={onClose}
      onDone={() => {
        onClose()
        void refreshWithdrawals()
      }}
    >
      <Summary terms={terms} />
      {usable.length === 0 && (
        <p>
          {t(sellerTexts.noCard)}{' '}
          <Button type="link" onClick={onCards}>
            {t(sellerTexts.addCard)}
          </Button>
        </p>
      )}
    </ActDialog>
  )
}
