import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import type { ClassNode } from '~/site/shown-classes.ts'

/** The second and third level of a category, for a flyout or a sheet. */
export const CategoryChildren = ({ top, onLeave }: { top: ClassNode; onLeave: () => void }) => (
  <div className="space-y-4">
    {top.children.map((middle) => (
      <section key={middle.id}>
        <p className="pb-1 font-medium">
          <LocalLink
            to={links.list({ class_id: middle.id })}
            onClick={onLeave}
            className="rounded-1 py-1 hover:text-brand"
          >
            {middle.name}
          </LocalLink>
        </p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {middle.children.map((leaf) => (
            <li key={leaf.id}>
              <LocalLink
                to={links.list({ class_id: leaf.id })}
                onClick={onLeave}
                className="inline-block min-h-6 rounded-1 py-1 text-13 text-ink-2 hover:text-brand"
              >
                {leaf.name}
              </LocalLink>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
