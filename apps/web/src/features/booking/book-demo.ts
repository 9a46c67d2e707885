import { type DemoMeeting, PATHS, scheduleDemoAnswer, type ScheduleDemoRequest } from '@backsmith/contract';
import { call } from '../../shared/api/call.ts';

/** Books a demo. Loaded when somebody does. */
export async function bookDemo(json: ScheduleDemoRequest): Promise<DemoMeeting> {
  return (await call(PATHS.scheduleDemo, scheduleDemoAnswer, { method: 'POST', json })).meeting;
}
