import { SHOP_MYSQL } from '../../engine/examples.ts';
import { MARIADB } from '../proof/database-kinds.ts';
import { describeBackend } from './describe-backend.ts';

describeBackend(SHOP_MYSQL, MARIADB);
