package org.example.school;

import org.springframework.boot.SpringApplication;

/** Starts the application from an IDE, as in development. */
public class TestSchoolApplication {
  public static void main(String[] args) {
    SpringApplication.from(SchoolApplication::main).withAdditionalProfiles("dev").run(args);
  }
}
