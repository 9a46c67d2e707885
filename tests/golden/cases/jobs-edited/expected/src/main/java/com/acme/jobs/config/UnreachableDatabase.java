package com.acme.jobs.config;

import java.sql.SQLException;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Says in a sentence that there is no database, instead of a page of causes. */
public class UnreachableDatabase extends AbstractFailureAnalyzer<SQLException> {
  @Override
  protected FailureAnalysis analyze(Throwable failure, SQLException cause) {
    SQLException told = cause.getCause() instanceof SQLException inner ? inner : cause;
    String state = told.getSQLState();
    if (state == null || !state.matches("(08|28|3D).*")) {
      return null;
    }
    return new FailureAnalysis(
        "No connection to the database. " + told.getMessage(),
        "Start it, or say where it is: DB_URL, DB_USER, DB_PASSWORD.",
        failure);
  }
}
