/** Whether a platform has what it needs. */
export { platformSetUp } from './set-up.ts'
