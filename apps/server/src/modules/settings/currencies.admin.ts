import { currencies } from '@fangshi/contract/currencies'
import { serve } from '../../kernel/resource/serve.ts'
import { currencies as table } from './schema.ts'

export const currenciesAdmin = serve(currencies, { table, order: ['id'] })
