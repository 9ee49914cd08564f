import { App } from 'antd'
import { createContext, useContext, useRef, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { uploadTexts } from './texts.ts'

/** Resolves to whether its files arrived. */
type Work = Promise<boolean>

/** The uploads of the surrounding form; a nested form leaves them to the outer one. */
export const FilesUnderWay = createContext<Set<Work> | undefined>(undefined)

/** Makes the surrounding form wait for uploads. */
export function useAnnounce(): (work: Work) => Work {
  const files = useContext(FilesUnderWay)
  return (work) => {
    const settled = work.catch(() => false)
    files?.add(settled)
    void settled.finally(() => files?.delete(settled))
    return work
  }
}

/** For saving a form: waits for its uploads, else their addresses would be missing. */
export function useFilesUnderWay() {
  const t = useText()
  const { message } = App.useApp()
  const [files] = useState(() => new Set<Work>())
  const isWaiting = useRef(false)

  /** Calls `then` once all files have arrived, at once if there are none; not if one failed, which its field shows. */
  const whenHere = async (then: () => void): Promise<void> => {
    if (!files.size) return then()
    if (isWaiting.current) return
    isWaiting.current = true
    const hide = message.loading(t(uploadTexts.waitsForFiles), 0)
    let isWhole = true
    while (files.size) isWhole = (await Promise.all(files)).every(Boolean) && isWhole
    isWaiting.current = false
    hide()
    if (isWhole) then()
  }
  return { files, whenHere }
}
