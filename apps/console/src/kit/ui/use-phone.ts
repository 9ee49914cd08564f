import { useWidthBelow } from './use-width-below.ts'

/** Whether the window is as narrow as a phone's: cards for rows, dialogs over the whole screen. */
export const usePhone = (): boolean => useWidthBelow(768)
