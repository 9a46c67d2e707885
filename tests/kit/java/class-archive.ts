import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOk } from '../processes/run.ts';
import { jdkProgram } from './java-environment.ts';

const CACHE = join(tmpdir(), 'backsmith-class-archives');

/**
 * The loaded classes of a class path as a JVM maps them at its start, which halves the time of a boot. The first backend
 * writes down which classes it loads; `settle` makes the archive of them once it has ended. Kept in the temporary folder.
 */
export class ClassArchive {
  readonly #jdk: string;
  readonly #classPath: string;
  readonly #archive: string;
  readonly #list: string;

  /** @param classPath jars alone, with which the class path of every backend begins */
  constructor(jdk: string, classPath: string) {
    mkdirSync(CACHE, { recursive: true });
    const key = createHash('sha256').update(`${jdk}\n${classPath}`).digest('hex').slice(0, 24);
    this.#jdk = jdk;
    this.#classPath = classPath;
    this.#archive = join(CACHE, `${key}.jsa`);
    this.#list = join(CACHE, `${key}-${process.pid}.classes`);
  }

  /** What the next backend is started with. */
  get flags(): readonly string[] {
    return existsSync(this.#archive)
      ? [`-XX:SharedArchiveFile=${this.#archive}`]
      : ['-Xshare:off', `-XX:DumpLoadedClassList=${this.#list}`];
  }

  /** Makes the archive of what an ended backend wrote down, where there is none yet. */
  async settle(): Promise<void> {
    if (existsSync(this.#archive) || !existsSync(this.#list) || statSync(this.#list).size === 0) return;
    const made = `${this.#list}.jsa`;
    const files = [`-XX:SharedClassListFile=${this.#list}`, `-XX:SharedArchiveFile=${made}`];
    await runOk(jdkProgram(this.#jdk, 'java'), ['-Xshare:dump', '-Xlog:disable', ...files, '-cp', this.#classPath]);
    renameSync(made, this.#archive);
    rmSync(this.#list, { force: true });
  }
}
