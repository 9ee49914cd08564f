import { useState } from 'react'

/** The pictures of a form, and whether some are still on their way. */
export function usePictures() {
  const [images, setImages] = useState<readonly string[]>([])
  const [isSending, setIsSending] = useState(false)
  return {
    images,
    isSending,
    clear: () => setImages([]),
    field: {
      images,
      onAdd: (image: string) => setImages((before) => [...before.filter((one) => one !== image), image]),
      onRemove: (image: string) => setImages((before) => before.filter((one) => one !== image)),
      onSending: setIsSending,
    },
  }
}
