import type { Neighbour, NeighboursPart } from '@backsmith/blueprint';
import { java, javadoc, paragraphs } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { signature } from './clients.ts';
import { KEYS, LABELS_BY_KIND } from '../../java/keys-by-kind.ts';

/** What stands for another service in tests. */
export function standIn(
  { standIn: self, client: asked, calls, tellsLabels }: Neighbour,
  part: NeighboursPart,
): JavaFile {
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

        ${paragraphs([answersMissing && missing(), tellsLabels === true && labels(), counts.length > 0 && part.promises !== undefined && open(), ...counts])}
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

function labels(): JavaFragment {
  return java`
    @Override
    public ${LABELS_BY_KIND} labels(${KEYS} keys) {
      return standIns.labels(keys);
    }`;
}

function open(): JavaFragment {
  return java`
    @Override
    public ${KEYS} open(${KEYS} keys) {
      return standIns.open(keys);
    }`;
}

/** What all that stand for other services in tests answer. */
export function standIns({
  classes: { standIns: self, counted },
  labels,
  promises,
  neighbours,
}: NeighboursPart): JavaFile {
  const isPromised =
    promises !== undefined && neighbours.some(({ calls }) => calls.some(({ kind }) => kind === 'counts'));
  return fileOf(
    self,
    java`
      ${javadoc`Stands for other services: they have every record, and refer to none of ours, unless a test says otherwise. Who asks while a transaction holds a connection fails.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} {
        private RuntimeException failure;
        private boolean areLost;
        private long uses;
        ${isPromised && java`private boolean arePromised;`}
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

        ${
          isPromised &&
          java`
          ${javadoc`Lets them be about to refer to all that is asked for.`}
          public void promise() {
            arePromised = true;
          }
`
        }

        ${javadoc`How often others were asked since the last reset.`}
        public int asked() {
          return asked;
        }

        public void reset() {
          failure = null;
          areLost = false;
          uses = 0;
          ${isPromised && java`arePromised = false;`}
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

        ${labels && labelled()}

        ${isPromised && promised()}

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

/** Every record has a label, but those that are lost. */
function labelled(): JavaFragment {
  return java`
    ${LABELS_BY_KIND} labels(${KEYS} keys) {
      check();
      ${LABELS_BY_KIND} labels = new java.util.HashMap<>();
      keys.forEach((kind, some) -> labels.put(kind, some.stream().map(key -> areLost ? null : String.join(" ", key)).toList()));
      return labels;
    }
`;
}

/** Nothing is about to be referred to, unless a test says otherwise. */
function promised(): JavaFragment {
  return java`
    ${KEYS} open(${KEYS} keys) {
      return arePromised ? keys : java.util.Map.of();
    }
`;
}
