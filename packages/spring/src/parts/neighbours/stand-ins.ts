import type { Neighbour, NeighboursPart } from '@backsmith/blueprint';
import { java, javadoc, paragraphs } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { signature } from './clients.ts';
import { KEYS } from '../../java/keys-by-kind.ts';

/** What stands for another service in tests. */
export function standIn({ standIn: self, client: asked, calls }: Neighbour, part: NeighboursPart): JavaFile {
  const { standIns: all } = part.classes;
  const counts = calls.flatMap((call) =>
    call.kind === 'counts'
      ? [
          java`
            @Override
            public ${signature(call, part, false)} {
              return standIns.count();
            }`,
        ]
      : [],
  );
  const answersMissing = calls.some(({ kind }) => kind === 'exists');
  return fileOf(
    self,
    java`
      @org.springframework.stereotype.Component
      @org.springframework.context.annotation.Primary
      class ${classOf(self)} implements ${classOf(asked)} {
        private final ${classOf(all)} standIns;

        ${self.name}(${classOf(all)} standIns) {
          this.standIns = standIns;
        }

        ${paragraphs([answersMissing && missing(), counts.length > 0 && part.promises !== undefined && open(), ...counts])}
      }`,
  );
}

function missing(): JavaFragment {
  return java`
    @Override
    public ${KEYS} missing(${KEYS} keys) {
      return standIns.missing(keys);
    }`;
}

function open(): JavaFragment {
  return java`
    @Override
    public ${KEYS} open(${KEYS} keys) {
      return java.util.Map.of();
    }`;
}

/** What all that stand for other services in tests answer. */
export function standIns({ classes: { standIns: self, counted } }: NeighboursPart): JavaFile {
  return fileOf(
    self,
    java`
      ${javadoc`Stands for other services: they have every record, and refer to none of ours, unless a test says otherwise. Who asks while a transaction holds a connection fails.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} {
        private RuntimeException failure;
        private boolean areLost;
        private long uses;
        private int asked;

        public void failWith(RuntimeException failure) {
          this.failure = failure;
        }

        public void lose() {
          areLost = true;
        }

        public void use() {
          uses = 1;
        }

        ${javadoc`How often others were asked since the last reset.`}
        public int asked() {
          return asked;
        }

        public void reset() {
          failure = null;
          areLost = false;
          uses = 0;
          asked = 0;
        }

        ${KEYS} missing(${KEYS} keys) {
          check();
          ${KEYS} missing = new java.util.HashMap<>(keys);
          if (!areLost) {
            missing.replaceAll((kind, some) -> java.util.List.of());
          }
          return missing;
        }

        ${classOf(counted)} count() {
          check();
          return new ${classOf(counted)}(uses);
        }

        private void check() {
          asked++;
          if (org.springframework.transaction.support.TransactionSynchronizationManager.isActualTransactionActive()) {
            throw new IllegalStateException("Another service is asked within a transaction");
          }
          if (failure != null) {
            throw failure;
          }
        }
      }`,
  );
}
