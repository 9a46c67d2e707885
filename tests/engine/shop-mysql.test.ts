import { startMariaDb } from '../kit/index.ts';
import { describeBackend } from './describe-backend.ts';
import { SHOP_MYSQL } from './examples.ts';

describeBackend(SHOP_MYSQL, { label: 'MariaDB', tools: ['mariadb'], start: startMariaDb });
