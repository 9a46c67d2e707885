package com.acme.tasks;

import org.springframework.boot.SpringApplication;

/** Starts the application from an IDE, as in development. */
public class TestTasksApplication {
  public static void main(String[] args) {
    SpringApplication.from(TasksApplication::main).withAdditionalProfiles("dev").run(args);
  }
}
