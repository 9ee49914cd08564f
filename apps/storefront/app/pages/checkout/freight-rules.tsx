import type { Quote } from '@fangshi/contract/quote'

/** The rules behind the freight of one store; nothing if it is free. */
export function FreightRules({ steps }: { steps: Quote['stores'][number]['steps'] }) {
  const rules = steps.filter(({ kind, amount }) => kind === 'freight' && Number(amount) > 0)
  return rules.map(({ rule, amount }) => (
    <p key={rule} className="text-12 text-ink-3">
      {rule}
      {rules.length > 1 && ` = ¥${amount}`}
    </p>
  ))
}
