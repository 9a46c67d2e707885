import type { Blueprint, MongoStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const LABELS = java`java.util.Map<String, String>`;
const ASKED = java`java.util.Set<String> expand`;

/** Reads the labels of what records refer to. */
export function expansions({ support: { classes } }: MongoStore, { support }: Blueprint): JavaFile {
  const { expansions: self, expansion, documents } = classes;
  const { page, expanded } = support.classes;
  return fileOf(
    self,
    java`
      ${javadoc`Names what records refer to: by one query for each reference, however many records there are.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} {
        private final ${classOf(documents)} documents;

        public ${self.name}(${classOf(documents)} documents) {
          this.documents = documents;
        }

        ${javadoc`The same page with the labels a client asks for.`}
        public <A> ${classOf(page)}<${classOf(expanded)}<A>> page(
            ${classOf(page)}<A> page, ${classOf(expansion)}<A> expansion, ${ASKED}) {
          var labels = labelsOf(page.items(), expansion, expand).iterator();
          return page.map(one -> new ${classOf(expanded)}<>(one, labels.next()));
        }

        public <A> ${classOf(expanded)}<A> one(A answer, ${classOf(expansion)}<A> expansion, ${ASKED}) {
          return new ${classOf(expanded)}<>(answer, labelsOf(java.util.List.of(answer), expansion, expand).get(0));
        }

        ${javadoc`The labels of each answer; null where none are asked for.`}
        private <A> java.util.List<${LABELS}> labelsOf(
            java.util.List<A> answers, ${classOf(expansion)}<A> expansion, ${ASKED}) {
          java.util.List<${LABELS}> labels = new java.util.ArrayList<>();
          answers.forEach(any -> labels.add(expand.isEmpty() ? null : new java.util.TreeMap<>()));
          for (String name : expansion.asked(expand)) {
            var label = expansion.labels().get(name);
            java.util.Map<Object, String> texts = read(label, answers);
            for (int i = 0; i < answers.size(); i++) {
              labels.get(i).put(name, texts.get(label.key().apply(answers.get(i))));
            }
          }
          return labels;
        }

        private <A, D> java.util.Map<Object, String> read(${classOf(expansion)}.Label<A, D> label, java.util.List<A> answers) {
          java.util.Set<Object> keys = new java.util.HashSet<>();
          answers.forEach(one -> keys.add(label.key().apply(one)));
          keys.remove(null);
          java.util.Map<Object, String> texts = new java.util.HashMap<>();
          if (!keys.isEmpty()) {
            documents.named(label.type(), keys, label.fields()).forEach(one -> texts.put(label.id().apply(one), label.text().apply(one)));
          }
          return texts;
        }

        ${javadoc`The texts that make a label, each of which may be missing; null for none.`}
        public static String text(String... parts) {
          String text =
              java.util.Arrays.stream(parts)
                  .filter(java.util.Objects::nonNull)
                  .collect(java.util.stream.Collectors.joining(" "));
          return text.isBlank() ? null : text;
        }
      }`,
  );
}
