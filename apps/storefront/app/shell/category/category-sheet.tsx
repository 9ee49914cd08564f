import { useState } from 'react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { classNames } from '~/ui/class-names.ts'
import { BottomSheet } from '~/ui/overlay/dialog.tsx'
import { CategoryChildren } from './category-children.tsx'
import { useShellData } from '~/site/shell-data.ts'

/** The first level on the left, its children on the right. */
function Categories({ onLeave }: { onLeave: () => void }) {
  const t = useText()
  const { classes } = useShellData()
  const [chosenId, setChosenId] = useState<number>()
  const top = classes.find(({ id }) => id === chosenId) ?? classes[0]
  return (
    <div className="flex h-[65dvh] gap-4">
      <ul className="w-28 shrink-0 overflow-y-auto rounded-3 bg-sunken">
        {classes.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === top?.id}
              onClick={() => setChosenId(id)}
              className={classNames(
                'min-h-11 w-full px-3 py-2 text-left text-13 focus-visible:-outline-offset-2',
                id === top?.id && 'bg-surface font-medium text-brand',
              )}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {top && (
        <div className="min-w-0 flex-1 overflow-y-auto p-1">
          <LocalLink
            to={links.list({ class_id: top.id })}
            onClick={onLeave}
            className="mb-3 inline-block rounded-1 py-1 text-13 text-brand"
          >
            {t('shell:allOf', { name: top.name })}
          </LocalLink>
          <CategoryChildren top={top} onLeave={onLeave} />
        </div>
      )}
    </div>
  )
}

/** The categories on phones. */
export function CategorySheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={t('shell:allCategories')}>
      <Categories onLeave={onClose} />
    </BottomSheet>
  )
}
