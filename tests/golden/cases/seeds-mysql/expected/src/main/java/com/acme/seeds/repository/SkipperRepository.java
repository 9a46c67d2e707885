package com.acme.seeds.repository;

import com.acme.seeds.domain.Skipper;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface SkipperRepository
    extends JpaRepository<Skipper, Integer>, JpaSpecificationExecutor<Skipper> {}
