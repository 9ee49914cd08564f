import { expresses } from '@fangshi/contract/expresses'
import { serve } from '../../kernel/resource/serve.ts'
import { expresses as table } from './schema.ts'

export const expressesAdmin = serve(expresses, { table, order: ['id'] })
