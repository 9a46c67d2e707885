import { SHOP_POSTGRESQL } from '../../engine/examples.ts';
import { POSTGRESQL } from '../proof/database-kinds.ts';
import { describeBackend } from './describe-backend.ts';

describeBackend(SHOP_POSTGRESQL, POSTGRESQL);
