import { startPostgres } from '../kit/index.ts';
import { describeBackend } from './describe-backend.ts';
import { SHOP_POSTGRESQL } from './examples.ts';

describeBackend(SHOP_POSTGRESQL, { label: 'PostgreSQL', tools: [], start: startPostgres });
