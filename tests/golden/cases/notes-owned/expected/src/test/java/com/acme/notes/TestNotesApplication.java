package com.acme.notes;

import org.springframework.boot.SpringApplication;

/** Starts the application from an IDE, as in development. */
public class TestNotesApplication {
  public static void main(String[] args) {
    SpringApplication.from(NotesApplication::main).withAdditionalProfiles("dev").run(args);
  }
}
