import { messageOf, type ErrorKey } from '@fangshi/contract/errors'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { areaOf } from '../../../areas.ts'
import { locale } from '../../../i18n/language.ts'
import { upload, type UploadOptions } from './upload.ts'

export interface Running {
  key: string
  name: string
  percent: number
}

interface Options extends Omit<UploadOptions, 'area' | 'onProgress' | 'signal'> {
  /** Why a file need not be sent. */
  faultOf: (file: File) => ErrorKey | undefined
  /** Told each address in the order of the files. */
  onDone: (url: string) => void
}

interface Uploads {
  running: Running | undefined
  /** Why the last file was not taken in; the field keeps its value (spec §8). */
  fault: string | undefined
  send: (files: readonly File[]) => Promise<void>
  /** Says that a file was not taken in for another reason. */
  refuse: (message: string) => void
  cancel: () => void
}

/** Sends files one after the other and tells how far they are. */
export function useUploads({ faultOf, onDone, ...options }: Options): Uploads {
  const area = areaOf(useLocation().pathname) ?? 'Admin'
  const [running, setRunning] = useState<Running>()
  const [fault, setFault] = useState<string>()
  const control = useRef(new AbortController())
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => () => control.current.abort(), [])

  const sendOne = async (file: File, signal: AbortSignal): Promise<void> => {
    const known = faultOf(file)
    if (known) throw new Error(messageOf(known, locale()))
    const about = { key: `${file.name} ${file.lastModified}`, name: file.name }
    setRunning({ ...about, percent: 0 })
    const onProgress = (percent: number): void => setRunning({ ...about, percent })
    done.current(await upload(file, { ...options, area, onProgress, signal }))
  }

  const send = async (files: readonly File[]): Promise<void> => {
    control.current = new AbortController()
    const { signal } = control.current
    setFault(undefined)
    for (const file of files) {
      if (signal.aborted) break
      try {
        await sendOne(file, signal)
      } catch (error) {
        if (!signal.aborted) setFault(`${file.name}: ${(error as Error).message}`)
      }
    }
    setRunning(undefined)
  }

  return { running, fault, send, refuse: setFault, cancel: () => control.current.abort() }
}
