import type { Application } from '@fangshi/contract/store-opening'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { userQueries } from '~/account/user-queries.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
import { PrivateArea } from '~/shell/private-area.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import { isAccessible, stepOf, type OpeningStep } from './opening-step.ts'
import { OpeningSteps } from './opening-steps.tsx'

interface Props {
  step: OpeningStep
  title: string
  text?: string
  children: (application: Application | null) => ReactNode
}

/** Shows a step if it is accessible, otherwise redirects to the current step of the application. */
function Step({ step, children }: Pick<Props, 'step' | 'children'>) {
  const application = useQuery({ ...userQueries.application(), refetchOnWindowFocus: step === 3 })
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const { data } = application
  const away = data !== undefined && !isAccessible(step, data) ? links.storeStep(stepOf(data)) : undefined
  useEffect(() => {
    if (away) void navigate(localPath(away), { replace: true })
  }, [away, navigate, localPath])
  return (
    <Loaded query={application} skeleton={<FormSkeleton />}>
      {(loaded) => (away ? <FormSkeleton /> : children(loaded))}
    </Loaded>
  )
}

/** The frame of an application step; the application itself loads in the browser. */
export const OpeningPage = ({ step, title, text, children }: Props) => (
  <div className="mx-auto w-full max-w-text pb-10">
    <OpeningSteps current={step} />
    <h1 className="text-20 font-bold md:text-24">{title}</h1>
    {text && <p className="pt-1 text-ink-2">{text}</p>}
    <div className="pt-4">
      <PrivateArea frame={<FormSkeleton />}>
        <Step step={step}>{children}</Step>
      </PrivateArea>
    </div>
  </div>
)
