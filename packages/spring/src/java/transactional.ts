import { java } from '@backsmith/render';

/**
 * A transaction in which each statement sees what others have committed meanwhile. MySQL and MariaDB show it what there was when it
 * began otherwise, and lock gaps between rows, in which those who write at the same time meet.
 */
export const READ_COMMITTED = java`@org.springframework.transaction.annotation.Transactional(isolation = org.springframework.transaction.annotation.Isolation.READ_COMMITTED)`;
