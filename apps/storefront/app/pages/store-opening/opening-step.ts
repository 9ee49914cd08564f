import type { Application } from '@fangshi/contract/store-opening'

/** A step of the application: agreement, form, review. */
export type OpeningStep = 1 | 2 | 3

/** The current step of an application (rules §2); a denied one shows its reason first. */
export const stepOf = (application: Application | null): OpeningStep =>
  application === null ? 1 : application.verify === 'filling_in' ? 2 : 3

/** Whether a step is accessible: the agreement and the form until it is submitted, and the form after a denial. */
export function isAccessible(step: OpeningStep, application: Application | null): boolean {
  const isDenied = application?.verify === 'denied'
  if (step === 3) return stepOf(application) === 3
  if (step === 2) return stepOf(application) === 2 || isDenied
  return stepOf(application) < 3
}
