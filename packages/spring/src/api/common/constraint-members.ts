import { java } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';

/** The members Bean Validation asks of every annotation that is a rule. */
export function constraintMembers(message: JavaFragment): JavaFragment {
  return java`
    String message() default ${message};

    Class<?>[] groups() default {};

    Class<? extends jakarta.validation.Payload>[] payload() default {};`;
}
