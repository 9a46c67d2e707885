package com.acme.desk.tickets.config;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Says in a sentence why a database is refused. */
public class IncompleteDatabase
    extends AbstractFailureAnalyzer<DatabaseTakeover.IncompleteException> {
  @Override
  protected FailureAnalysis analyze(Throwable failure, DatabaseTakeover.IncompleteException cause) {
    return new FailureAnalysis(
        "The database is not empty, and these tables are not in it: "
            + cause.getMessage()
            + ". Nothing was written into it.",
        "Name an empty database, or one that has them all: DB_URL. To have the tables beside those"
            + " that are there, start once with --spring.flyway.baseline-on-migrate=true"
            + " --spring.flyway.baseline-version=0.",
        failure);
  }
}
