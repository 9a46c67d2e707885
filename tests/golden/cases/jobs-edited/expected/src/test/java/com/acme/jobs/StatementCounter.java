package com.acme.jobs;

import java.util.concurrent.atomic.AtomicInteger;
import org.hibernate.resource.jdbc.spi.StatementInspector;

/** Counts the statements Hibernate sends to the database. */
public class StatementCounter implements StatementInspector {
  private static final AtomicInteger COUNT = new AtomicInteger();

  public static int count() {
    return COUNT.get();
  }

  @Override
  public String inspect(String sql) {
    COUNT.incrementAndGet();
    return sql;
  }
}
