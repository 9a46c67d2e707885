import type { ArchiveKind } from '@backsmith/contract';
import type { SentArchive } from '../../http/send-archive.ts';
import { Refusal } from '../../refusal.ts';
import type { OwnVersion } from './service.ts';

/** The stored archive of a version, named after project and version. @throws Refusal NOT_COMPLETED where it must be made first. */
export function downloadOf({ one }: Pick<OwnVersion, 'one'>, kind: ArchiveKind): SentArchive {
  const { version, generation } = one;
  const stem = `${generation.options.projectName}-v${version.number}`;
  const [key, bytes, sha256, name] =
    kind === 'full'
      ? [generation.archiveKey, version.bytes, version.sha256, `${stem}.zip`]
      : [version.updateKey, version.updateBytes, version.updateSha256, `${stem}-update.zip`];
  if (key === null || bytes === null) {
    throw new Refusal('NOT_COMPLETED', 'This archive is not stored. Ask for it to be made first.');
  }
  return { key, bytes, sha256, name };
}
