import { DownloadOutlined } from '@ant-design/icons'
import { readBooks } from '@fangshi/contract/books'
import { localText } from '@fangshi/contract/locale'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, DatePicker, Skeleton } from 'antd'
import { useSearchParams } from 'react-router'
import { useLocale } from '../i18n/use-locale.ts'
import { useText } from '../i18n/use-text.ts'
import { dateTimeFormat, readDate, writeDate } from '../kit/fields/dates.ts'
import { download } from '../kit/excel/workbook/download.ts'
import { CallFailed } from '../kit/list/list-states.tsx'
import { Page } from '../kit/ui/page.tsx'
import { call } from '../session/api.ts'
import { BalanceTable } from './books/balance-table.tsx'
import { texts } from './books/texts.ts'
import { csvOf, trialBalance, type Account } from './books/trial-balance.ts'
import { WaitingMoney } from './books/waiting-money.tsx'

/** The platform's books: the chart with its balances as of an instant, and money that waits (rules §8). */
export default function Books() {
  const t = useText()
  const locale = useLocale()
  const [params, setParams] = useSearchParams()
  const at = params.get('at') ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: ['/Admin/books', 'accounts', at],
    queryFn: ({ signal }) => call(readBooks, { query: at ? { at } : {} }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
  const save = (accounts: readonly Account[], time: string): void => {
    const head = [t(texts.account), t(texts.accounts), t(texts.debit), t(texts.credit)]
    const rows = (['CNY', 'POINTS'] as const).flatMap((currency) => {
      const { lines, debit, credit } = trialBalance(accounts, currency)
      const body = lines.map((line) => [localText(line.name, locale), String(line.count), line.debit, line.credit])
      return [[t(currency === 'CNY' ? texts.money : texts.points)], head, ...body, [t(texts.sum), '', debit, credit]]
    })
    const csv = csvOf([[t(texts.asOf), time], ...rows])
    download(new Blob([csv], { type: 'text/csv' }), `books-${time.replace(/\D/g, '')}.csv`)
  }
  return (
    <Page
      actions={
        <>
          <DatePicker
            showTime
            aria-label={t(texts.asOf)}
            placeholder={t(texts.now)}
            format={dateTimeFormat}
            showNow={false}
            value={readDate(at)}
            onChange={(time) => setParams(time ? { at: writeDate(time, dateTimeFormat) ?? '' } : {})}
          />
          <Button
            icon={<DownloadOutlined aria-hidden />}
            disabled={!data}
            onClick={() => data && save(data.accounts, data.at)}
          >
            {t(texts.csv)}
          </Button>
        </>
      }
    >
      <WaitingMoney />
      {error && <CallFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && (
        <>
          <p>
            {t(texts.asOf)} {data.at}
          </p>
          <BalanceTable title={texts.money} accounts={data.accounts} currency="CNY" />
          {data.accounts.some(({ currency }) => currency === 'POINTS') && (
            <BalanceTable title={texts.points} accounts={data.accounts} currency="POINTS" />
          )}
        </>
      )}
    </Page>
  )
}
