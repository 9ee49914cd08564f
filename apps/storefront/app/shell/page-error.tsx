import { RotateCcw } from 'lucide-react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'

export const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404

/** Whether the page could not be fetched at all; browsers throw a TypeError for it. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|load|network/i.test(error.message)

const words = { missing: 'notFound', unreachable: 'unreachable', broken: 'broken' } as const

/**
 * The content of a missing or broken page, or of one that could not be fetched, with another try and links to continue.
 * Loaders signal a 404 by `throw data(null, 404)`.
 */
export function PageError({ error }: { error: unknown }) {
  const t = useText()
  const { state, revalidate } = useRevalidator()
  const what = words[isNotFound(error) ? 'missing' : isUnreachable(error) ? 'unreachable' : 'broken']
  return (
    <div className="pb-10 text-center">
      <EmptyState
        object={what === 'notFound' ? 'search' : 'broken'}
        title={t(`errors:${what}Title`)}
        text={t(`errors:${what}Text`)}
      >
        <div className="flex flex-wrap justify-center gap-3">
          {what !== 'notFound' && (
            <Button tone="brand" busy={state !== 'idle'} onClick={() => void revalidate()}>
              <RotateCcw size={16} />
              {t('ui:retry')}
            </Button>
          )}
          <ButtonLink tone={what === 'notFound' ? 'brand' : 'outline'} to={links.home()}>
            {t('errors:backHome')}
          </ButtonLink>
          <ButtonLink to={links.list()}>{t('errors:browse')}</ButtonLink>
        </div>
      </EmptyState>
    </div>
  )
}
