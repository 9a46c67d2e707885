package com.example.rental.language;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Amounts and their currencies. */
public interface Money extends Comparable<Money> {

  Logger log = LoggerFactory.getLogger(Money.class);

  BigDecimal amount();

  Currency currency();

  default Money plus(Money other) {
    if (other.currency() != currency()) {
      log.warn(
          "Adding {} to {} is not possible, as their currencies are not the same",
          other.currency(),
          currency());
      throw new IllegalArgumentException(
          "Cannot add "
              + other.currency()
              + " to "
              + currency()
              + ": convert one of them first, with a rate of the day");
    }
    return of(amount().add(other.amount()), currency());
  }

  static Money of(BigDecimal amount, Currency currency) {
    return new Amount(amount, currency);
  }

  enum Currency implements java.util.function.Supplier<String> {
    EURO("EUR", 2, "the currency of most of the European Union and of some countries around it"),
    // No cents.
    YEN("JPY", 0, "the currency of Japan"),

    @Deprecated(since = "2015", forRemoval = true)
    LITAS("LTL", 2, "") {
      @Override
      public boolean isCurrent() {
        return false;
      }
    };

    private final String code;
    private final int digits;
    private final String description;

    Currency(String code, int digits, String description) {
      this.code = code;
      this.digits = digits;
      this.description = description;
    }

    @JsonCreator
    static Currency fromCode(String code) {
      return Arrays.stream(values())
          .filter(currency -> currency.code.equals(code.toUpperCase(Locale.ROOT)))
          .findFirst()
          .orElseThrow(() -> new IllegalArgumentException("Unknown currency: " + code));
    }

    @JsonValue
    public String code() {
      return code;
    }

    @Override
    public String get() {
      return description
          + " has "
          + digits
          + " digits behind the decimal separator of its amounts, so far.";
    }

    public boolean isCurrent() {
      return true;
    }
  }

  enum Empty {}

  enum Plain {
    A,
    B
  }

  record Amount(BigDecimal amount, Currency currency) implements Money {

    private static final String EXPLANATION =
        "A text that is so long that it cannot stand on one line of the file and is therefore split"
            + " at its spaces into several literals, all joined by a plus.";

    public static final Amount NOTHING = new Amount(BigDecimal.ZERO, Currency.EURO);

    @Override
    public int compareTo(Money other) {
      return amount.compareTo(other.amount());
    }

    String explain(String reason) {
      return EXPLANATION
          + reason
          + "; and then some more text that makes this expression so long that its literals have to"
          + " be split as well, twice even.\n"
          + "A second line.";
    }
  }

  /** Marks what is money. */
  @Documented
  @Retention(RetentionPolicy.RUNTIME)
  @Target({
    ElementType.FIELD,
    ElementType.METHOD,
    ElementType.PARAMETER,
    ElementType.RECORD_COMPONENT,
    ElementType.TYPE_USE
  })
  @interface Cash {
    String value() default "";

    int digits() default 2;

    String[] groups() default {};

    Class<?>[] payload() default {Money.class, Amount.class};
  }
}
