import { isAlertOn, titleWithCount } from '@fangshi/contract/chat-alerts'

/** Two short notes, made here instead of loaded. Silent where the browser plays nothing before a first click. */
function playNotes(): void {
  const audio = new AudioContext()
  const gain = audio.createGain()
  gain.connect(audio.destination)
  gain.gain.setValueAtTime(0.08, audio.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.35)
  const notes = audio.createOscillator()
  notes.frequency.setValueAtTime(880, audio.currentTime)
  notes.frequency.setValueAtTime(1175, audio.currentTime + 0.12)
  notes.connect(gain)
  notes.start()
  notes.stop(audio.currentTime + 0.35)
  notes.onended = () => void audio.close()
}

/** Tells of new messages while nobody looks at the page, as far as that is switched on. */
export function alertOfMessages(): void {
  if (document.visibilityState !== 'visible' && isAlertOn(localStorage, 'sound')) playNotes()
}

/** Shows the number on the tab while the page is hidden. */
export function showCountInTitle(count: number): void {
  const isShown = document.visibilityState !== 'visible' && isAlertOn(localStorage, 'title')
  document.title = titleWithCount(document.title, isShown ? count : 0)
}
