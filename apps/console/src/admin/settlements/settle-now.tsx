import { settleNow, settlementState } from '@fangshi/contract/settlements'
import { useQuery } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { useEffect, useRef } from 'react'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { call } from '../../session/api.ts'
import styles from './settle-now.module.css'

const texts = {
  due: l('可结算订单 {{n}} 笔', '{{n}} orders can be settled'),
  running: l('正在结算…', 'Settling…'),
  last: l('上次结算 {{at}}', 'Last settlement {{at}}'),
  settle: l('立即结算', 'Settle now'),
  sure: l('立即结算全部到期订单？', 'Settle all orders that are due?'),
  sureBody: l(
    '到期订单的货款将转入各店铺余额，并生成结算单。',
    'What was paid for them goes to the balances of their stores, and each gets a statement.',
  ),
  begun: l('已开始结算，单号 {{no}}', 'Settlement {{no}} has begun'),
}

/** How much can be settled, and the button that does it; follows a run until it ends. */
export function SettleNow({ mayBegin, onEnd }: { mayBegin: boolean; onEnd: () => void }) {
  const t = useText()
  const { message, modal } = App.useApp()
  const { data, refetch } = useQuery({
    queryKey: ['Admin', 'settlement state'],
    queryFn: ({ signal }) => call(settlementState, {}, { quiet: true, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.running ? 2000 : false),
  })
  const wasRunning = useRef(false)
  const isRunning = data?.running ?? false
  useEffect(() => {
    if (wasRunning.current && !isRunning) onEnd()
    wasRunning.current = isRunning
  }, [isRunning, onEnd])

  async function settle(): Promise<void> {
    const begun = await call(settleNow, {}).catch(() => undefined) // the call has said why
    if (begun) message.success(t(texts.begun, { no: begun.settlement_no }))
    await refetch()
  }
  const ask = (): void =>
    void modal.confirm({
      title: t(texts.sure),
      content: t(texts.sureBody),
      okText: t(texts.settle),
      onOk: settle,
    })

  if (!data) return null
  return (
    <div className={styles.bar} aria-live="polite">
      <strong>{isRunning ? t(texts.running) : t(texts.due, { n: data.due })}</strong>
      {data.last && <span className={styles.last}>{t(texts.last, { at: data.last.started_at })}</span>}
      {mayBegin && (
        <Button type="primary" disabled={isRunning || data.due === 0} onClick={ask}>
          {t(texts.settle)}
        </Button>
      )}
    </div>
  )
}
