import type { ClassName } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

/** The failure of a part that only the database refuses, which alone does not know where in the request it stands. */
export function refusedPart(self: ClassName): JavaFile {
  const refusal = java`org.springframework.dao.DataAccessException`;
  return fileOf(
    self,
    java`
      ${javadoc`What the database refuses of a request, and which part of it that is.`}
      public class ${classOf(self)} extends RuntimeException {
        private final String place;
        private final ${refusal} refusal;

        public ${self.name}(String place, ${refusal} refusal) {
          super(refusal);
          this.place = place;
          this.refusal = refusal;
        }

        public String getPlace() {
          return place;
        }

        public ${refusal} getRefusal() {
          return refusal;
        }
      }`,
  );
}

/** The method that puts the place of a part before each field of a problem; of no known field the place is all there is. */
export function placedErrors(): JavaFragment {
  return java`
    private static java.util.List<FieldProblem> placed(org.springframework.http.ProblemDetail problem, String place) {
      if (problem.getProperties().get("errors") instanceof java.util.List<?> errors && !errors.isEmpty()) {
        return errors.stream()
            .map(FieldProblem.class::cast)
            .map(error -> new FieldProblem(place + "." + error.field(), error.message()))
            .toList();
      }
      return java.util.List.of(new FieldProblem(place, problem.getDetail()));
    }`;
}
