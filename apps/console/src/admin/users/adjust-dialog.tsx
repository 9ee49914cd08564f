import { radio, text, textarea } from '../../kit/fields/build.ts'
import { l, type UiText } from '../../i18n/ui-text.ts'
import { ActDialog } from '../../kit/screen/act-dialog.tsx'
import { BalancePreview } from './balance-preview.tsx'
import { faultOfAmount, kinds, signless, type Balances, type Kind } from './balances.ts'

const fieldsOf = (hasPoints: boolean, help: UiText) => ({
  kind: radio(l('账户', 'Account'), {
    required: true,
    options: hasPoints ? kinds : kinds.filter(({ value }) => value !== 'points'),
    span: 24,
  }),
  amount: text(l('金额', 'Amount'), {
    required: true,
    maxlength: 12,
    span: 24,
    placeholder: l('如 12.30，扣减填 -12.30', 'e.g. 12.30, or -12.30 to deduct'),
    check: (value, { kind }) => faultOfAmount(String(value), kind as Kind),
  }),
  reason: textarea(l('原因', 'Reason'), { required: true, maxlength: 200, rows: 3, span: 24, help }),
})

interface Props {
  name: string
  balances: Balances
  /** Who reads the reason. */
  help: UiText
  send: (body: { kind: Kind; amount: string; reason: string }, key: string) => Promise<unknown>
  onClose: () => void
  onDone: () => void
}

/** Credits or debits money or points, with a reason (rules §8). */
export function AdjustDialog({ name, balances, help, send, ...on }: Props) {
  return (
    <ActDialog
      title={l('调整资金', 'Adjust balance')}
      subject={name}
      fields={fieldsOf(balances.points !== undefined, help)}
      initial={{ kind: 'money' }}
      action={l('确认入账', 'Confirm')}
      done={l('已入账', 'Adjustment recorded')}
      submit={({ kind, amount, reason }, key) =>
        send({ kind: kind as Kind, amount: signless(String(amount)), reason: String(reason) }, key)
      }
      {...on}
    >
      <BalancePreview balances={balances} />
    </ActDialog>
  )
}
