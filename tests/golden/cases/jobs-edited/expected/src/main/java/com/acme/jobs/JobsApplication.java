package com.acme.jobs;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication
public class JobsApplication {
  public static void main(String[] args) {
    SpringApplication.run(JobsApplication.class, args);
  }
}
