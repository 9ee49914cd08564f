import { useText } from '~/i18n/text.tsx'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { BottomSheet } from '~/ui/overlay/dialog.tsx'
import { FilterPanel, type FilterProps } from './filter-panel.tsx'
import { listWithoutFilters } from './list-query.ts'

/** The filters on narrow screens. The list behind updates with each change; the button shows the number of results. */
export function FilterSheet({
  isOpen,
  onClose,
  total,
  isCapped,
  ...panel
}: Omit<FilterProps, 'isInPlace'> & { isOpen: boolean; onClose: () => void; total: number; isCapped: boolean }) {
  const t = useText()
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('goods:filters')}
      footer={
        <>
          <ButtonLink to={listWithoutFilters(panel.filters)}>{t('goods:clearAll')}</ButtonLink>
          <Button tone="brand" className="flex-1" onClick={onClose}>
            <span role="status">{t(isCapped ? 'goods:showMany' : 'goods:showResults', { count: total })}</span>
          </Button>
        </>
      }
    >
      <FilterPanel {...panel} isInPlace={false} />
    </BottomSheet>
  )
}
