package com.acme.blog.repository;

import com.acme.blog.domain.Writer;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface WriterRepository
    extends JpaRepository<Writer, Long>, JpaSpecificationExecutor<Writer> {}
