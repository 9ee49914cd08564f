import { useState } from 'react'
import { Page } from '../kit/ui/page.tsx'
import { TouchSizes } from '../kit/ui/touch-sizes.tsx'
import { SpaceBrowser, type PictureSelection } from './file-spaces/space-browser.tsx'
import { SpaceTools } from './file-spaces/space-tools.tsx'

const none: PictureSelection = new Map()

/** The store's image library: pictures in folders, for goods and pages (reference §4.4). */
export default function FileSpaces() {
  const [ticked, setTicked] = useState(none)
  return (
    <TouchSizes>
      <Page>
        <SpaceBrowser
          ticked={ticked}
          onTick={setTicked}
          tools={(folders) => <SpaceTools ticked={ticked} folders={folders} onDone={() => setTicked(none)} />}
        />
      </Page>
    </TouchSizes>
  )
}
