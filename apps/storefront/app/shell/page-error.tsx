import { RotateCcw } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { errorKind } from './error-kind.ts'

/**
 * The content of a missing or broken page, or of one that could not be fetched, with another try and links to continue.
 * Loaders signal a 404 by `throw data(null, 404)`.
 */
export function PageError({ error }: { error: unknown }) {
  const t = useText()
  const { state, revalidate } = useRevalidator()
  const what = errorKind(error)
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
