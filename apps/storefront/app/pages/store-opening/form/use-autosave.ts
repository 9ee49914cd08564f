import { CallError } from '@fangshi/contract/client'
import { saveApplication, type Application } from '@fangshi/contract/store-opening'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { userQueries } from '~/account/user-queries.ts'
import { areasBelow } from '~/address/use-areas.ts'
import { call, showError } from '~/api/call.ts'
import { draftOf, type DraftField, type DraftValues } from './draft.ts'
import { fieldsToRetry } from './fields-to-retry.ts'

const pauseMs = 800
const retryMs = 5000

export type SaveState = { is: 'idle' } | { is: 'saving' } | { is: 'saved'; at: Date } | { is: 'failed' }

/**
 * Saves changed fields shortly after the last keystroke, one call at a time. Failed calls are retried; values the
 * server rejects are shown at their field and dropped. `flush` saves at once and returns whether everything is saved.
 */
export function useAutosave(
  form: UseFormReturn<DraftValues>,
  showRefusal: (error: unknown) => boolean,
): { state: SaveState; flush: () => Promise<boolean> } {
  const client = useQueryClient()
  const [state, setState] = useState<SaveState>({ is: 'idle' })
  const changed = useRef(new Set<DraftField>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<boolean>>(Promise.resolve(true))

  const wait = (ms: number): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), ms)
  }
  const handle = (error: unknown): void => {
    if (!(error instanceof CallError) || error.code >= 500) return
    if (error.code === 401) showError(error)
    // It was decided meanwhile or submitted in another tab: reload it, and the page follows its state.
    else if (!showRefusal(error)) void client.invalidateQueries(userQueries.application())
  }
  /** Whether the city is chosen, its district not yet. */
  const isAreaOpen = (): boolean => {
    const [, city, district] = form.getValues('area')
    return city !== undefined && !district && client.getQueryData(areasBelow(city).queryKey)?.length !== 0
  }
  const save = async (): Promise<boolean> => {
    const open = isAreaOpen() ? 'area' : undefined
    const fields = [...changed.current].filter((field) => field !== open)
    const body = draftOf(form.getValues(), fields)
    if (!Object.keys(body).length) return true
    for (const field of fields) changed.current.delete(field)
    setState({ is: 'saving' })
    try {
      const saved: Application = await call(saveApplication, { body }, { quiet: true })
      client.setQueryData(userQueries.application().queryKey, saved)
      setState({ is: 'saved', at: new Date() })
      return true
    } catch (error) {
      handle(error)
      const left = fieldsToRetry(error, fields)
      for (const field of left) changed.current.add(field)
      setState({ is: 'failed' })
      if (left.length) wait(retryMs)
      return false
    }
  }
  const flush = (): Promise<boolean> => {
    clearTimeout(timer.current)
    running.current = running.current.then(save)
    return running.current
  }

  // Blur also triggers `watch`, though nothing changed.
  const known = useRef<Partial<Record<DraftField, string>>>({})
  const note = useEffectEvent((name: string | undefined) => {
    const field = name as DraftField | undefined
    if (!field) return
    const value = JSON.stringify(form.getValues(field))
    const before = known.current[field] ?? JSON.stringify(form.formState.defaultValues?.[field])
    if (value === before) return
    known.current[field] = value
    changed.current.add(field)
    wait(pauseMs)
  })
  const leave = useEffectEvent(() => void flush())
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => note(name))
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave()
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [form])
  return { state, flush }
}
