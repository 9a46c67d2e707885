package com.acme.jobs;

import org.springframework.boot.SpringApplication;

/** Starts the application from an IDE, as in development. */
public class TestJobsApplication {
  public static void main(String[] args) {
    SpringApplication.from(JobsApplication::main).withAdditionalProfiles("dev").run(args);
  }
}
