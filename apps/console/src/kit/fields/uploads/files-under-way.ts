import { App } from 'antd'
import { createContext, useContext, useRef, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { uploadTexts } from './texts.ts'

/** Each says in the end whether its files arrived. */
type Work = Promise<boolean>

/** The files on their way into the form around; a form in a larger one leaves them to that. */
export const FilesUnderWay = createContext<Set<Work> | undefined>(undefined)

/** Makes the form around wait for files. */
export function useAnnounce(): (work: Work) => Work {
  const files = useContext(FilesUnderWay)
  return (work) => {
    const settled = work.catch(() => false)
    files?.add(settled)
    void settled.finally(() => files?.delete(settled))
    return work
  }
}

/** For what saves a form: it waits for the files on their way into it, else their addresses would be missing. */
export function useFilesUnderWay() {
  const t = useText()
  const { message } = App.useApp()
  const [files] = useState(() => new Set<Work>())
  const isWaiting = useRef(false)

  /** Goes on when all files arrived, at once without any; not when one did not, which its field tells. */
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
