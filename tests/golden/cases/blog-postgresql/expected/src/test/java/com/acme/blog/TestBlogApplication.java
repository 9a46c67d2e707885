package com.acme.blog;

import org.springframework.boot.SpringApplication;

/** Starts the application from an IDE, as in development. */
public class TestBlogApplication {
  public static void main(String[] args) {
    SpringApplication.from(BlogApplication::main).withAdditionalProfiles("dev").run(args);
  }
}
