import { messageOf, type ErrorKey } from '@fangshi/contract/errors'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { areaOf } from '../../../areas/areas.ts'
import { locale } from '../../../i18n/language.ts'
import { useAnnounce } from './files-under-way.ts'
import { upload, type UploadOptions } from './upload.ts'

export interface UploadProgress {
  key: string
  name: string
  percent: number
  /** Which of how many files it is, from 1. */
  place: number
  of: number
}

interface Options extends Omit<UploadOptions, 'area' | 'onProgress' | 'signal'> {
  /** Why a file need not be sent. */
  faultOf: (file: File) => ErrorKey | undefined
  /** Receives each address in the order of the files; the next file waits until its promise is settled. */
  onDone: (url: string, file: File) => unknown
}

interface Uploads {
  running: UploadProgress | undefined
  /** Why the last file was refused; the field keeps its value (spec §8). */
  fault: string | undefined
  /** Resolves to whether all of them arrived. */
  send: (files: readonly File[]) => Promise<boolean>
  /** Shows that a file was refused for another reason. */
  refuse: (message: string) => void
  cancel: () => void
}

/** Uploads files one after another and reports their progress. */
export function useUploads({ faultOf, onDone, ...options }: Options): Uploads {
  const area = areaOf(useLocation().pathname) ?? 'Admin'
  const [running, setRunning] = useState<UploadProgress>()
  const [fault, setFault] = useState<string>()
  const control = useRef(new AbortController())
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => () => control.current.abort(), [])

  const sendOne = async (file: File, [place, of]: readonly [number, number], signal: AbortSignal): Promise<void> => {
    const known = faultOf(file)
    if (known) throw new Error(messageOf(known, locale()))
    const about = { key: `${file.name} ${file.lastModified}`, name: file.name, place, of }
    setRunning({ ...about, percent: 0 })
    const onProgress = (percent: number): void => setRunning({ ...about, percent })
    await done.current(await upload(file, { ...options, area, onProgress, signal }), file)
  }

  const sendAll = async (files: readonly File[]): Promise<boolean> => {
    control.current = new AbortController()
    const { signal } = control.current
    setFault(undefined)
    let arrived = 0
    for (const [at, file] of files.entries()) {
      if (signal.aborted) break
      try {
        await sendOne(file, [at + 1, files.length], signal)
        arrived++
      } catch (error) {
        if (!signal.aborted) setFault(`${file.name}: ${(error as Error).message}`)
      }
    }
    setRunning(undefined)
    return arrived === files.length
  }

  const announce = useAnnounce()
  const send = (files: readonly File[]): Promise<boolean> => announce(sendAll(files))
  return { running, fault, send, refuse: setFault, cancel: () => control.current.abort() }
}
