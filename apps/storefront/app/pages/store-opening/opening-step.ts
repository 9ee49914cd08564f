import type { Application } from '@fangshi/contract/store-opening'

/** A step on the way to a store: agreement, form, review. */
export type OpeningStep = 1 | 2 | 3

/** Where an application stands (rules §2); a denied one shows its reason before it is corrected. */
export const stepOf = (application: Application | null): OpeningStep =>
  application === null ? 1 : application.verify === 'filling_in' ? 2 : 3

/** Whether a step may be looked at now: the agreement and the form until the form is handed in, the form after a refusal. */
export function mayOpen(step: OpeningStep, application: Application | null): boolean {
  const isDenied = application?.verify === 'denied'
  if (step === 3) return stepOf(application) === 3
  if (step === 2) return stepOf(application) === 2 || isDenied
  return stepOf(application) < 3
}
