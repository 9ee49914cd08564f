import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import type { UiText } from '../../i18n/ui-text.ts'
import { bookPostings } from '@fangshi/contract/books'
import { links } from '../../areas/links.ts'
import { ScrollRegion } from '../../kit/ui/scroll-region.tsx'
import styles from './books.module.css'
import { texts } from './texts.ts'
import { grouped, trialBalance, type Account } from './trial-balance.ts'

interface Props {
  title: UiText
  accounts: readonly Account[]
  currency: Account['currency']
}

/** The accounts of one currency by debit and credit; each leads to its postings. */
export function BalanceTable({ title, accounts, currency }: Props) {
  const t = useText()
  const { lines, debit, credit, isBalanced } = trialBalance(accounts, currency)
  return (
    <section className={styles.card} aria-label={t(title)}>
      <h2>
        {t(title)}
        <span className={isBalanced ? styles.balanced : styles.unbalanced}>
          {t(isBalanced ? texts.balanced : texts.unbalanced)}
        </span>
      </h2>
      <ScrollRegion label={t(title)}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{t(texts.account)}</th>
              <th className={styles.number}>{t(texts.accounts)}</th>
              <th className={styles.number}>{t(texts.debit)}</th>
              <th className={styles.number}>{t(texts.credit)}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.account}>
                <td>
                  <Link to={links.filtered(bookPostings.path, { name: 'account', value: line.account })}>
                    {t(line.name)}
                  </Link>
                </td>
                <td className={styles.number}>{line.count}</td>
                <td className={styles.number}>{grouped(line.debit)}</td>
                <td className={styles.number}>{grouped(line.credit)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th colSpan={2}>{t(texts.sum)}</th>
              <td className={styles.number}>{grouped(debit)}</td>
              <td className={styles.number}>{grouped(credit)}</td>
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </section>
  )
}
