package com.example.rental.language;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/** Every statement that the generator writes. */
final class Statements {

  private static final Map<String, Function<Integer, Integer>> OPERATIONS = new HashMap<>();

  static {
    OPERATIONS.put("double", value -> value * 2);
    OPERATIONS.put("negate", value -> -value);
  }

  private int counter;

  {
    counter = 1;
  }

  private Statements() {
    throw new AssertionError("no instances");
  }

  int loops(int[] values, List<String> names) {
    int sum = 0;
    for (int i = 0; i < values.length; i++) sum += values[i];
    for (int i = 0;
        i < names.size() && names.get(i).length() < 1000 && names.get(i).startsWith("prefix");
        i += 2) {
      sum--;
    }
    for (String name : names) {
      sum += name.length();
    }
    for (Map.Entry<String, Function<Integer, Integer>> operationWithItsName :
        OPERATIONS.entrySet().stream().toList()) {
      sum = operationWithItsName.getValue().apply(sum);
    }
    for (; ; ) {
      if (sum++ > 10) break;
    }
    while (sum > 100) {
      sum /= 2;
      if (sum % 2 == 0) continue;
    }
    do {
      sum -= 3;
    } while (sum > 0);

    // A comment of its own, which says at some length why the statement behind it stands where it
    // stands.
    return sum;
  }

  String branches(Object value) {
    if (value == null) {
      return "nothing";
    } else if (value instanceof String text && !text.isEmpty()) {
      return text;
    } else {
      counter++;
    }
    if (counter > 5)
      throw new IllegalStateException("The counter went beyond what is allowed here: " + counter);
    String kind =
        switch (value) {
          case Integer number when number > 100 -> "a large number";
          case Integer number -> "a number";
          case Pair(String left, Pair(var inner, int right)) -> left + inner + right;
          case null, default -> {
            counter = 0;
            yield "something else";
          }
        };
    switch (kind) {
      case "a number":
      case "a large number":
        counter += 1;
        break;

      default:
        counter -= 1;
    }
    return switch (counter) {
      case 0, 1, 2 -> kind;
      case 3 ->
          throw new IllegalArgumentException(
              "three is a number that nobody expects to find in a place like this");
      default ->
          kind
              + kind.substring(0, 1).toUpperCase(java.util.Locale.ROOT)
              + kind.substring(1).toLowerCase(java.util.Locale.ROOT);
    };
  }

  List<String> read(InputStream input) throws IOException {
    List<String> lines = new ArrayList<>();
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8))) {
      String line;
      while ((line = reader.readLine()) != null) lines.add(line);
    } catch (IllegalArgumentException | IllegalStateException e) {
      throw new IOException(e);
    } catch (RuntimeException e) {
      lines.clear();
    } finally {
      counter = lines.size();
    }
    try (var first = open("first");
        var second = open("second")) {
      lines.add(first.toString() + second);
    }
    synchronized (this) {
      counter++;
    }
    assert counter > 0 : "the counter must have been raised";
    return lines;
  }

  Supplier<String> lambdas() {
    Runnable nothing = () -> {};
    BiFunction<Integer, Integer, Integer> add = (a, b) -> a + b;
    BiFunction<String, Integer, String> repeat =
        (final String text, Integer times) -> text.repeat(times);
    Comparator<String> order =
        Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder());
    Function<Integer, int[]> make = int[]::new;
    Supplier<List<String>> lists = ArrayList<String>::new;
    run(
        () -> {
          nothing.run();
          counter = add.apply(1, 2);
        });
    run(
        () -> nothing.run(),
        () -> {
          counter =
              add.andThen(result -> result * 2).apply(counter, repeat.apply("word", 3).length());
        });
    Comparator<String> anonymous =
        new Comparator<>() {
          @Override
          public int compare(String left, String right) {
            return order.compare(left, right);
          }
        };
    int[][] grid = new int[3][];
    grid[0] = new int[] {1, 2, 3};
    grid[1] = new int[counter * 2 + 1];
    long cast = (long) grid[0][1] + (int) 3.5e3 + (char) ('a' + 1);
    List<? super Number> numbers = java.util.Collections.<Number>emptyList();
    this.counter =
        this.counter
            + make.apply(2).length
            - lists.get().size()
            + numbers.indexOf(cast)
            + anonymous.hashCode();
    return () ->
        "result of a lambda whose text is so long that the whole of it moves to the next line";
  }

  private static void run(Runnable... all) {
    for (Runnable one : all) one.run();
  }

  private static AutoCloseableResource open(String name) {
    return new AutoCloseableResource(name);
  }

  private record Pair(Object left, Object right) {}

  private static class AutoCloseableResource implements AutoCloseable {
    final String name;

    AutoCloseableResource(String name) {
      this.name = name;
    }

    @Override
    public void close() {}
  }
}
