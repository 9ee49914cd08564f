import { Grid } from 'antd'

/** Whether the window is as narrow as a phone's (below 768 px): cards for rows, dialogs over the whole screen. */
export const usePhone = (): boolean => Grid.useBreakpoint().md === false
