package org.example.school;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication
public class SchoolApplication {
  public static void main(String[] args) {
    SpringApplication.run(SchoolApplication.class, args);
  }
}
