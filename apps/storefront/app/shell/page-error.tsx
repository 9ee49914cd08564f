import { isRouteErrorResponse } from 'react-router'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'

export const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404

/** The content of a missing or broken page, with links to continue. Loaders signal a 404 by `throw data(null, 404)`. */
export function PageError({ error }: { error: unknown }) {
  const t = useText()
  const isMissing = isNotFound(error)
  return (
    <div className="pb-10 text-center">
      <EmptyState
        object={isMissing ? 'search' : 'broken'}
        text={
          <>
            <strong role="heading" aria-level={1} className="block pb-1 text-24 text-ink">
              {t(isMissing ? 'errors:notFoundTitle' : 'errors:brokenTitle')}
            </strong>
            {t(isMissing ? 'errors:notFoundText' : 'errors:brokenText')}
          </>
        }
      >
        <div className="flex gap-3">
          <ButtonLink tone="brand" to={links.home()}>
            {t('errors:backHome')}
          </ButtonLink>
          <ButtonLink to={links.list()}>{t('errors:browse')}</ButtonLink>
        </div>
      </EmptyState>
    </div>
  )
}
