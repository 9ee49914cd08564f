import { ChevronDown, CircleAlert, X } from 'lucide-react'
import { useId, type Ref } from 'react'
import { useDocumentTexts } from '~/documents/own-texts.ts'
import { useShellData } from '~/site/shell-data.ts'
import type { ClassNode } from '~/site/shown-classes.ts'
import { CheckBox } from '~/ui/inputs/check-box.tsx'
import { leavesOf, tickOf, withTick } from './chosen-classes.ts'

interface Choice {
  value: readonly number[]
  onChange: (ids: number[]) => void
}

function ClassGroup({ group, value, onChange }: Choice & { group: ClassNode }) {
  const ids = leavesOf(group).map(({ id }) => id)
  return (
    <div role="group" aria-label={group.name} className="py-2">
      <CheckBox
        checked={tickOf(ids, value)}
        className="min-h-11 items-center font-medium md:min-h-9"
        onChange={(isTicked) => onChange(withTick(value, ids, isTicked))}
      >
        {group.name}
      </CheckBox>
      <div className="grid grid-cols-2 gap-x-3 pl-8 md:grid-cols-3">
        {leavesOf(group).map(({ id, name }) => (
          <CheckBox
            key={id}
            checked={value.includes(id)}
            className="min-h-11 items-center md:min-h-9"
            onChange={(isTicked) => onChange(withTick(value, [id], isTicked))}
          >
            {name}
          </CheckBox>
        ))}
      </div>
    </div>
  )
}

/** Chooses the categories a store plans to sell in, grouped by their upper levels. */
export function ClassPicker({
  value,
  onChange,
  error,
  ref,
}: Choice & { error: string | undefined; ref?: Ref<HTMLDivElement> }) {
  const t = useDocumentTexts()
  const hintId = useId()
  const errorId = useId()
  const { classes } = useShellData()
  const chosen = classes.flatMap(leavesOf).filter(({ id }) => value.includes(id))
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={t('opening:classes')}
      aria-describedby={error ? `${hintId} ${errorId}` : hintId}
      className="space-y-2 rounded-2"
    >
      <p className="font-medium">{t('opening:classes')}</p>
      <p id={hintId} className="text-12 text-ink-3">
        {t('opening:classesHint')}
      </p>
      <p role="status" className="text-13 text-ink-2">
        {chosen.length ? t('opening:classesChosen', { count: chosen.length }) : t('opening:noClasses')}
      </p>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                aria-label={t('opening:removeClass', { name })}
                className="inline-flex min-h-8 items-center gap-1 rounded-full bg-sunken px-3 text-13 hover:text-brand"
                onClick={() => onChange(withTick(value, [id], false))}
              >
                {name}
                <X size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="divide-y divide-line rounded-2 border border-line">
        {classes.map((top) => {
          const count = leavesOf(top).filter(({ id }) => value.includes(id)).length
          return (
            <details key={top.id} className="group px-4">
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2">
                <span className="flex-1 font-medium">{top.name}</span>
                {count > 0 && <span className="text-13 text-brand tabular-nums">{count}</span>}
                <ChevronDown size={18} className="text-ink-3 group-open:rotate-180" />
              </summary>
              <div className="divide-y divide-line border-t border-line pb-1">
                {top.children.map((group) => (
                  <ClassGroup key={group.id} group={group} value={value} onChange={onChange} />
                ))}
              </div>
            </details>
          )
        })}
      </div>
      {error && (
        <p id={errorId} className="flex items-center gap-1 text-13 text-bad">
          <CircleAlert size={14} />
          {error}
        </p>
      )}
    </div>
  )
}
