import { FilterOutlined } from '@ant-design/icons'
import { Badge, Button, Drawer } from 'antd'
import { useState, type ComponentProps } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { searchTexts } from './texts.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { SearchBar } from './search-bar.tsx'

/** The search bar of phones: a button that opens it. */
export function SearchDrawer(props: ComponentProps<typeof SearchBar>) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const count = Object.keys(props.filters).length
  return (
    <>
      <Badge count={count} size="small">
        <Button icon={<FilterOutlined aria-hidden />} aria-expanded={isOpen} onClick={() => setOpen(true)}>
          {t(searchTexts.filters)}
        </Button>
      </Badge>
      <Drawer
        open={isOpen}
        title={t(searchTexts.filters)}
        placement="bottom"
        size="auto"
        onClose={() => setOpen(false)}
        closable={{ 'aria-label': t(actionTexts.close) }}
        destroyOnHidden
      >
        <SearchBar
          {...props}
          isStacked
          onSearch={(filters) => {
            setOpen(false)
            props.onSearch(filters)
          }}
        />
      </Drawer>
    </>
  )
}
